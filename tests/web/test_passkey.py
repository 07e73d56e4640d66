"""A passkey, made and used in a real browser whose authenticator is a virtual one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.running import running_server

if TYPE_CHECKING:
    from playwright.async_api import Page

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


async def test_a_guest_makes_a_passkey_and_comes_back_with_it(page: Page, tmp_path: Path) -> None:
    line = await page.context.new_cdp_session(page)
    await line.send("WebAuthn.enable")
    made = await line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    with running_server(tmp_path) as server:
        url = f"http://localhost:{server.port}"  # a passkey belongs to a name, not to an address
        await page.goto(url)
        await page.get_by_role("button", name="Choose your own").click()
        await page.get_by_label("Your name").fill("Livia Drusilla")
        await page.get_by_role("button", name="Save").click()
        await page.get_by_text("You are Livia Drusilla now.").wait_for()
        await page.get_by_role("button", name="Play now").click()
        await page.wait_for_url("**/table/*")
        table = page.url

        await page.goto(f"{url}/me")
        await page.get_by_role("button", name="Account with a passkey").click()
        await page.get_by_role("heading", name="Passkeys").wait_for()
        kept = await line.send("WebAuthn.getCredentials", {"authenticatorId": made["authenticatorId"]})
        assert [one["userName"] for one in kept["credentials"]] == ["Livia Drusilla"]

        await page.get_by_role("button", name="Sign out", exact=True).click()
        await page.get_by_text("You are signed out.").wait_for()
        assert (await page.request.get(f"{url}/api/me")).status == 204

        await page.goto(f"{url}/me")
        await page.get_by_role("button", name="Sign in with a passkey").click()
        await page.get_by_text("Welcome back!").wait_for()
        me = await (await page.request.get(f"{url}/api/me")).json()
        assert (me["kind"], me["name"]) == ("account", "Livia Drusilla")
        await page.goto(url)
        await page.locator(f'a[href="{table.removeprefix(url)}"]').first.wait_for()

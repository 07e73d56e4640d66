// Pages that one reaches by a link: an invitation, an address to confirm, a forgotten password.

import { field, form, go, h, section, submit } from "./elements.js";
import { api, comeIn } from "./server.js";
import { t } from "./words.js";

export const show = (main, { name, argument: token }) => ({ join, confirm, recover })[name](main, token);

async function join(main, token) {
  await comeIn();
  const { table, seat } = await api("POST", `/api/join/${token}`);
  go(`/table/${table.id}${seat === null ? `?invite=${token}` : ""}`);
}

async function confirm(main, token) {
  const done = async () => {
    const { confirmed } = await api("POST", `/api/confirm/${token}`);
    main.replaceChildren(section(t("page-confirm"),
      h("p", {}, t("page-confirmed", { name: confirmed })), h("a", { href: "/me" }, t("page-your-page"))));
  };
  main.append(section(t("page-confirm"), form(done, submit(t("page-confirm-button"), { class: "main" }))));
}

async function recover(main, token) {
  const password = h("input", { type: "password", autocomplete: "new-password", required: true });
  const finish = async () => {
    await api("POST", `/api/recover/${token}`, { password: password.value });
    go("/me");
  };
  main.append(section(t("page-recover"), form(finish,
    field(t("page-password-new"), password), submit(t("page-keep"), { class: "main" }))));
}

// What somebody wants to be told, and what this server can send.

export interface Wishes {
  push: boolean;
  mail: "off" | "each" | "digest";
  webhook: string | null;
  digest_hour: number;
  live: boolean;
}

export interface NoticeSettings {
  wishes: Wishes;
  offered: Record<"push" | "mail" | "webhook", boolean>;
  push_key: string | null;
}

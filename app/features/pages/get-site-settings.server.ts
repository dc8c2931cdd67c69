export * from "../settings/get-site-settings.server.ts";

export * from "../settings/site-settings.ts";

import { createHttpClient } from "../shared/http-client.ts";

/** The browser's client for what the site itself answers, below the base path. */
export const siteHttp = createHttpClient({ baseAddress: import.meta.env.BASE_URL });

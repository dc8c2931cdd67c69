import type { Audience } from "../../../database/catalog-types.ts";

/** Where all courses of an audience stand, without the language. */
export const AUDIENCE_PATHS: Readonly<Record<Audience, string>> = { children: "/children", adults: "/basic" };

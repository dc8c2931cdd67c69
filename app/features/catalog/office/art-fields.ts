import { z } from "zod";

export const PLANETS = ["mars", "sun", "mint", "comet", "neptune", "nebula"] as const;

/** Drawings of the school by their names in `public/art`. */
export const planetField = z.enum(PLANETS, "required");
export const avatarField = z.string("required").regex(/^avatar-(?:[1-9]|10)$/, "unknown");
export const coverField = z.string("required").regex(/^[a-z0-9-]+$/, "unknown");

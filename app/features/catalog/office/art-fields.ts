import { z } from "zod";
import { PLANETS } from "../../../shared/planets.ts";
import { artSizes } from "../../../ui/art/art-sizes.ts";

/* Drawings of the school by their names in `public/art`, and the colour families of `tokens.css`. */
export const planetField = z.enum(PLANETS, "required");
export const avatarField = z.string("required").regex(/^avatar-(?:[1-9]|10)$/, "unknown");
export const coverField = z
	.string("required")
	.min(1, "required")
	.refine((name) => Object.hasOwn(artSizes, name), "unknown");

import { assetUrl } from "./asset-url.ts";

/** The address of the drawing `public/art/{name}.svg`. */
export function artUrl(name: string): string {
	return assetUrl(`art/${name}.svg`);
}

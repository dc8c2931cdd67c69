/** Set by the Vite config; changes with every build that changes a picture, so the files may be cached for ever. */
declare const __ART_VERSION__: string;

/** Address of a file in `public/` under the base path, stamped with the version of the drawings. */
export function assetUrl(path: string): string {
	return `${import.meta.env.BASE_URL}${path}?v=${__ART_VERSION__}`;
}

import { redirect } from "react-router";
import { findPicture } from "../../features/discovery/pictures/find-picture.server.ts";
import { isPictureKind } from "../../features/discovery/pictures/picture.ts";
import { addressPicture, readPictureFile } from "../../features/discovery/pictures/picture-address.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/picture";

/**
 * The preview picture of a page. Its address contains the version of its content, so it may be cached for ever; an address with an earlier
 * version redirects to the current one. Only pages have a picture, and only the page in the address decides what is drawn: a title in the
 * address is signed.
 */
export async function loader(args: Route.LoaderArgs) {
	const { db, locale, now, settings, path, pictures, pictureKey } = await openDoor(args);
	const { kind, file } = args.params;
	const asked = readPictureFile(file);
	if (!isPictureKind(kind) || !asked) pageNotFound({ path, locale });
	const { slug } = asked;
	const picture = await findPicture(db, { kind, slug, locale, now, settings, pictureKey });
	if (!picture) pageNotFound({ path, locale });
	const present = addressPicture(picture, { kind, slug }).path;
	// The router prepends the base path.
	if (present !== path) return redirect(localizePath(present, locale), 302);
	return new Response(new Uint8Array(await pictures.fetch(picture)), {
		headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=31536000, immutable" },
	});
}

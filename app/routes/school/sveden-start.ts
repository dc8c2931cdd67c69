import { redirect } from "react-router";
import { localizePath } from "../../i18n/locales.ts";
import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/sveden-start";

/** The official address without a section: the list of sections has a page of its own. */
export async function loader(args: Route.LoaderArgs) {
	const { locale } = await openDoor(args);
	return redirect(localizePath("/information", locale), 301);
}

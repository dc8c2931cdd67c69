import type { Location, NavigationType } from "react-router";
import { findRouter } from "../shared/framework-internals.ts";
import { readBeginning } from "./follow-links.ts";
import { arrivedBy, preparedNavigation } from "./prepare-navigation.ts";
import { startBehaviour } from "./start-behaviour.ts";

type Arrival = { readonly location: Location; readonly action: `${NavigationType}` };

/** Doors that show the not-found screen. */
const LOST_DOORS = /:(?:lost|not-found)$/;

let before: Location | undefined;
let afterPage: (() => void) | undefined;

/**
 * Call it when a page is in the document, again for the same page if need be.
 * @returns true when it is another page than before, or another part of its list.
 */
export function arrive({ location, action }: Arrival): boolean {
	const navigation = preparedNavigation();
	const router = findRouter();
	if (!navigation || !router || before === location) return false;
	const isFirst = before === undefined;
	const isNewPath = before !== undefined && before.pathname !== location.pathname;
	const isOtherQuery = before !== undefined && before.search !== location.search;
	before = location;
	navigation.isAlive = true;
	afterPage ??= startBehaviour(navigation, router);
	const { errors, matches } = router.state;
	const beginAt = isFirst ? undefined : readBeginning(location.state);
	navigation.scroll.arrive({
		key: location.key,
		path: location.pathname,
		hash: location.hash,
		isReturn: isFirst ? arrivedBy("reload", "back_forward") : action === "POP",
		isKnownPage: !errors && !LOST_DOORS.test(matches.at(-1)?.route.id ?? ""),
		beginAt,
	});
	navigation.held.release();
	if (isNewPath && !location.hash) restartFocus();
	afterPage();
	return isNewPath || (isOtherQuery && (beginAt !== undefined || action === "POP"));
}

/** As after loading a document: the next Tab begins at the top of the page. Pages that focus something do it after this. */
function restartFocus(): void {
	const { activeElement, body } = document;
	const dialog = activeElement?.closest("dialog");
	if (dialog) {
		restartAfter(dialog);
		return;
	}
	body.tabIndex = -1;
	body.focus({ preventScroll: true });
	body.removeAttribute("tabindex");
}

/** A dialog whose link led here closes now, and gives the focus back to what opened it: in the header, which stays. */
function restartAfter(dialog: HTMLDialogElement): void {
	const end = dialog.matches(":popover-open") ? "toggle" : "close";
	dialog.addEventListener(end, () => !document.activeElement?.closest("main") && restartFocus(), { once: true });
}

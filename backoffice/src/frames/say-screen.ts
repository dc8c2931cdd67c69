/** Invisible, and in a tree of its own, so that the words of a heading stand on the screen only once. */
const STYLE =
	"position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap";

let region: HTMLElement | undefined;
let shown: string | undefined;

/** Says the title of a screen that another one has led to, which screen readers would pass over in silence. */
export function sayScreen(title: string): void {
	// Before there is anything to say: what comes together with its region is not read.
	region ??= createRegion();
	if (shown !== undefined && shown !== title) region.textContent = title;
	shown = title;
}

function createRegion(): HTMLElement {
	const host = document.createElement("div");
	const status = document.createElement("p");
	status.setAttribute("role", "status");
	status.style.cssText = STYLE;
	host.attachShadow({ mode: "closed" }).append(status);
	document.body.append(host);
	return status;
}

import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { useTrialPath } from "./use-trial-path.ts";

function trialPath(form: object | undefined): string | undefined {
	const Stub = createRoutesStub([{ id: "door", path: "/page", loader: () => null, Component: Button }]);
	const drawn = renderToString(
		<IntlProvider locale="en" timeZone="UTC">
			<Stub hydrationData={{ loaderData: { door: { form } } }} initialEntries={["/page"]} />
		</IntlProvider>,
	);
	return /href="([^"]+)"/.exec(drawn)?.[1]?.replaceAll("&amp;", "&");
}

function Button() {
	return <a href={useTrialPath()}>Trial lesson</a>;
}

test("the button of the header asks for a lesson of the course whose page it stands on", () => {
	const course = { slug: "scratch", title: "Scratch" };
	expect(trialPath({ kind: "trial", course })).toBe("/en/request?kind=trial&course=scratch");
});

test.each([
	["without a form", undefined],
	["whose form is about no course", { kind: "trial", course: undefined }],
	["of a course that cannot be tried yet", { kind: "waitlist", course: { slug: "unreal", title: "Unreal" } }],
])("on a page %s it asks for a lesson of any course", (_page, form) => {
	expect(trialPath(form)).toBe("/en/request?kind=trial");
});

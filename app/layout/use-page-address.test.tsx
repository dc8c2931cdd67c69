import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { usePageAddress } from "./use-page-address.ts";

function draw(address: string, loaderData: object | undefined): string {
	const Stub = createRoutesStub([{ id: "door", path: "/checkout", loader: () => null, Component: Address }]);
	return renderToString(
		<Stub hydrationData={{ loaderData: { door: loaderData } }} initialEntries={[address]} />,
	).replaceAll("&amp;", "&");
}

function Address() {
	return <a href={usePageAddress()}>This page</a>;
}

test("the address of an answer says what was chosen, not what the form was posted to", () => {
	const chosen = { from: "", to: "?course=scratch&tariff=duo" };
	expect(draw("/checkout", { chosen })).toContain('"/checkout?course=scratch&tariff=duo"');
	expect(draw("/checkout", {})).toContain('"/checkout"');
});

test("what script has written into the address since goes before it", () => {
	const chosen = { from: "", to: "?course=scratch&tariff=duo" };
	expect(draw("/checkout?course=scratch&tariff=group", { chosen })).toContain("tariff=group");
});

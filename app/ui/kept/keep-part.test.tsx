import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test, vi } from "vitest";
import { createKeptParts } from "../../platform/kept-parts.server.ts";
import { KeptPartsContext } from "../../shared/kept-parts.ts";
import { UntoldPaths } from "../link/untold-paths.ts";
import { keepPart } from "./keep-part.tsx";

type Surroundings = { readonly locale?: "ru" | "en"; readonly zone?: string; readonly untold?: readonly string[] };

/** Draws parts into pages, and counts how often the component of a part ran. */
function openHouse() {
	const kept = createKeptParts();
	let drawn = 0;
	const Greeting = keepPart(function Greeting({ name, at }: { name: string; at?: Date }) {
		drawn++;
		return <p>{`${name} ${at?.toISOString()}`}</p>;
	});
	const Frame = keepPart(function Frame({ name }: { name: string }) {
		return (
			<div>
				<Greeting name={name} />
			</div>
		);
	});
	function draw(part: React.ReactNode, { locale = "ru", zone = "UTC", untold = [] }: Surroundings = {}): string {
		const parts = kept.forPage();
		return parts.putIn(
			renderToString(
				<KeptPartsContext value={parts}>
					<IntlProvider locale={locale} timeZone={zone}>
						<UntoldPaths value={untold}>{part}</UntoldPaths>
					</IntlProvider>
				</KeptPartsContext>,
			),
		);
	}
	return { Greeting, Frame, draw, runs: () => drawn };
}

test("a part with the same properties is drawn once", () => {
	const { Greeting, draw, runs } = openHouse();
	const first = draw(<Greeting at={new Date(0)} name="Ann" />);
	expect(first).toBe("<p>Ann 1970-01-01T00:00:00.000Z</p>");
	expect(draw(<Greeting at={new Date(0)} name="Ann" />)).toBe(first);
	expect(runs()).toBe(1);
	expect(draw(<Greeting at={new Date(1)} name="Ann" />)).toBe("<p>Ann 1970-01-01T00:00:00.001Z</p>");
	expect(draw(<Greeting name="Bob" />)).toContain("Bob");
	expect(runs()).toBe(3);
});

test.each<Surroundings>([{ locale: "en" }, { zone: "Asia/Tokyo" }, { untold: ["/about"] }])(
	"in other surroundings it is another part (%o)",
	(surroundings) => {
		const { Greeting, draw, runs } = openHouse();
		draw(<Greeting name="Ann" />);
		draw(<Greeting name="Ann" />, surroundings);
		draw(<Greeting name="Ann" />, surroundings);
		expect(runs()).toBe(2);
	},
);

test("a part inside of another one is kept with it", () => {
	const { Frame, draw, runs } = openHouse();
	const first = draw(<Frame name="Ann" />);
	expect(first).toBe("<div><p>Ann undefined</p></div>");
	expect(draw(<Frame name="Ann" />)).toBe(first);
	expect(runs()).toBe(1);
});

test("where nothing is kept it is an ordinary component", () => {
	const { Greeting, runs } = openHouse();
	for (const _ of [1, 2])
		expect(
			renderToString(
				<IntlProvider locale="ru" timeZone="UTC">
					<Greeting name="Ann" />
				</IntlProvider>,
			),
		).toBe("<p>Ann undefined</p>");
	expect(runs()).toBe(2);
});

test("while the program is being changed nothing is kept, so that a page shows the words and the code as they are now", () => {
	vi.stubEnv("MODE", "development");
	const { Greeting, draw, runs } = openHouse();
	const first = draw(<Greeting name="Ann" />);
	expect(draw(<Greeting name="Ann" />)).toBe(first);
	expect(runs()).toBe(2);
});

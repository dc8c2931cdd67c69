import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.server.ts";
import { seedSchool } from "../../database/seed/seed-school.server.ts";
import { knockAtDoor } from "../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { getSiteSettings } from "../features/settings/get-site-settings.server.ts";
import "../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
	const { facts, hours } = await getSiteSettings(opened.db);
	const as_of = "2026-11-18";
	await change("facts", {
		...facts,
		refund_days: { value: 7, as_of },
		service_months: { value: 4, as_of },
		instalment_max: { value: 31, as_of },
	});
	await change("hold_days", 2);
	await change("hours", { ...hours, sunday: null });
});
afterAll(() => opened.close());

const change = (key: string, value: unknown) =>
	opened.db
		.updateTable("setting")
		.set({ value: JSON.stringify({ is: value }) })
		.where("key", "=", key)
		.execute();

type Door = { loader: unknown };
type Asked = { readonly door: () => Promise<Door>; readonly path: string; readonly params?: object };

async function read({ door, path, params = {} }: Asked): Promise<string> {
	const { loader } = await door();
	const asked = {
		...knockAtDoor({ db: opened.db, now, address: path }),
		params,
	};
	const text = JSON.stringify(await (loader as (args: object) => Promise<unknown>)(asked));
	expect(text).not.toContain("{{");
	return text.replaceAll("\u00a0", " ");
}

const post = (path: string, slug: string) => ({ door: () => import("./blog/post.tsx"), path, params: { slug } });
const sveden = { door: () => import("./school/sveden.tsx"), params: { section: "paid_edu" } };
const info = { door: () => import("./landings/info.tsx"), params: { topic: "refund" } };

test.each<Asked & { says: readonly string[] }>([
	{
		door: () => import("./checkout/oplata.tsx"),
		path: "/oplata",
		says: ["не позднее чем через 7 дней", "дольше 4 месяцев"],
	},
	{ door: () => import("./checkout/oplata.tsx"), path: "/en/oplata", says: ["within 7 days", "longer than 4 months"] },
	{ ...sveden, path: "/sveden/paid_edu", says: ["в течение 7 дней"] },
	{ ...sveden, path: "/en/sveden/paid_edu", says: ["within 7 days"] },
	{ ...info, path: "/info/refund", says: ["в течение 7 дней"] },
	{ ...info, path: "/en/info/refund", says: ["within 7 days"] },
	{ door: () => import("./landings/join-it.tsx"), path: "/join-it", says: ["дольше 4 месяцев"] },
	{ door: () => import("./landings/join-it.tsx"), path: "/en/join-it", says: ["longer than 4 months"] },
	{ door: () => import("./home/home.tsx"), path: "/", says: ["дольше 4 месяцев"] },
	{ ...post("/blog/contract", "how-to-read-the-contract"), says: ["не позднее 7 дней"] },
	{ ...post("/blog/instalments", "instalments-or-credit"), says: ["до 31 месяца", "дольше 4 месяцев"] },
	{ ...post("/en/blog/instalments", "instalments-or-credit"), says: ["to 31 months", "longer than 4 months"] },
	{
		...post("/blog/requests", "how-we-answer-requests"),
		says: ["держится 2 дня", "9:00–21:00, в субботу 10:00–18:00"],
	},
	{ ...post("/en/blog/requests", "how-we-answer-requests"), says: ["held for 2 days", "10:00–18:00 on Saturday"] },
])("$path says what the owner has set, wherever it says it", async ({ says, ...asked }) => {
	const text = await read(asked);
	for (const words of says) expect(text).toContain(words);
	expect(text).not.toMatch(
		/(?:не позднее|в течение) десяти дней|within ten days|рассрочка дольше шести|instalments longer than six/i,
	);
});

import { type KyselyPlugin, TableNode } from "kysely";
import { expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { openCheckout } from "../checkout.fixture.ts";
import { buildOrderRequest } from "./order-request.fixture.ts";
import { placeOrder } from "./place-order.server.ts";

test("an order in place of another locks the code before the groups of both, as everybody does", async () => {
	const school = await openCheckout([buildCourse({ slug: "one" }), buildCourse({ slug: "two" })]);
	try {
		await school.addPromo({ code: "LETO" });
		const linesOf = async (courseSlug: string) => {
			const { id: startId } = await school.startOf(courseSlug);
			return [{ courseSlug, tariffCode: "group", startId }];
		};
		await school.placed({ key: "locks", lines: await linesOf("one") });
		const locked: string[] = [];
		const request = buildOrderRequest({ key: "locks", lines: await linesOf("two"), promoCode: "LETO" });
		const placed = await placeOrder(school.db.withPlugin(noteLocks(locked)), request, school.deps);
		expect(placed).toMatchObject({ ok: true });
		// The last ones are locked already.
		expect(locked).toEqual(["course_order", "promo_code", "start", "start"]);
	} finally {
		await school.close();
	}
});

/** Writes down which table's rows are locked, one after the other. */
function noteLocks(locked: string[]): KyselyPlugin {
	return {
		transformQuery({ node }) {
			if (node.kind === "SelectQueryNode" && node.endModifiers?.some(({ modifier }) => modifier?.startsWith("For"))) {
				const [from] = node.from?.froms ?? [];
				if (from && TableNode.is(from)) locked.push(from.table.identifier.name);
			}
			return node;
		},
		transformResult: async ({ result }) => result,
	};
}

import { expect, test } from "vitest";
import { openLife } from "./order-life.fixture.ts";
import { auditBanks, auditBooks, auditOld } from "./order-life-books.fixture.ts";

/*
 * A failed life prints its seed and its last steps: `LIFE_SEED=<seed> LIVES=1 npx vitest run app/features/checkout/order-life.test.ts` repeats
 * it alone. More lives find more.
 */
const SEED = Number(process.env.LIFE_SEED ?? 1);
const LIVES = Number(process.env.LIVES ?? 2);
const STEPS = 80;
const CALM_EVERY = 20;

test.each(Array.from({ length: LIVES }, (_, life) => SEED + life))(
	"orders that live at random are right after every step, and to the kopeck with their banks once these have answered: seed %i",
	{ timeout: 120_000 },
	async (seed) => {
		const life = await openLife(seed);
		const expectRight = (wrong: readonly string[]) =>
			expect(wrong, `LIFE_SEED=${seed}\n${life.done.slice(-80).join("\n")}`).toEqual([]);
		for (let step = 1; step <= STEPS; step++) {
			await life.step();
			expectRight(await auditBooks(life));
			if (step % CALM_EVERY > 0) continue;
			await life.calmDown();
			expectRight([...(await auditBooks(life)), ...(await auditBanks(life))]);
		}
		await life.growOld();
		expectRight([...(await auditBooks(life)), ...(await auditBanks(life)), ...(await auditOld(life))]);
		await life.school.close();
	},
);

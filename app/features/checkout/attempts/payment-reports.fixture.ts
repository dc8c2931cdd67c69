import type { CourseFile } from "../../../../database/seed/course-file.ts";
import type { PaymentReport } from "../../payments/provider.ts";
import { openCheckout } from "../checkout.fixture.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { startPayment } from "./start-payment.server.ts";

/** A school whose first bank tells of payments: orders on their way to money, and what became of them. */
export async function openReports(courses?: readonly CourseFile[]) {
	const school = await openCheckout(courses);
	const { id: startId } = await school.startOf("test-course");
	await school.addPromo({ code: "LETO", percent: 10, totalLimit: 1 });
	return {
		school,
		startId,
		/** Everything as before the first order, but for the orders themselves. */
		async reset() {
			await school.db.updateTable("seatHold").set({ releasedAt: school.clock.now() }).execute();
			await school.db.updateTable("promoRedemption").set({ state: "released" }).execute();
			await school.db.updateTable("start").set({ seatsTaken: 0 }).execute();
			school.news.length = 0;
			school.logged.length = 0;
			Object.assign(school.banks.tbank, { refundMode: "ok", cancelMode: "ok", fetchMode: "ok" });
		},
		/** An order whose payment has been begun at the bank. */
		async begun(promoCode: string | null = null) {
			const order = await school.placed({
				promoCode,
				lines: [{ courseSlug: "test-course", tariffCode: "group", startId }],
			});
			await startPayment(school.db, { token: order.token }, school.deps);
			return { ...order, reference: school.banks.tbank.last() };
		},
		/** What the bank tells of a payment. */
		tell(reference: string, changes: Partial<PaymentReport>, dedupeKey?: string) {
			const report = school.banks.tbank.report(reference, changes);
			const key = dedupeKey ? { dedupeKey } : {};
			return applyPaymentReport(school.db, { provider: "tbank", report, ...key }, school.deps);
		},
		seats: async () => (await school.startOf("test-course")).seatsTaken,
		state: async (id: string) => (await school.order(id)).state,
	};
}

export type TestReports = Awaited<ReturnType<typeof openReports>>;

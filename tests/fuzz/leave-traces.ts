import { join } from "node:path";
import { createInvoice } from "../../app/features/checkout/invoices/create-invoice.server.ts";
import { createOrderMessages } from "../../app/features/notifications/queueing/create-order-messages.server.ts";
import { systemClock } from "../../app/platform/clock.server.ts";
import { money } from "../../app/shared/money.ts";
import { type Database, openEmbeddedDatabase } from "../../database/open-database.server.ts";
import { inTransaction } from "../../database/transaction.server.ts";
import { postRequest } from "../chaos/post-request.ts";
import { startSchool } from "../fixtures/filled-school.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";

/** Of everything a customer can leave, one: two orders, a request, a registration and an invoice. */
const BUYER = {
	name: "Анна",
	surname: "Орлова",
	phone: "+79035550101",
	email: "buyer@example.com",
	offer: "on",
	privacy: "on",
	personalData: "on",
	isRepresentative: "on",
};
const PURCHASE = { ...BUYER, intent: "pay", "course.0": "roblox-studio-start", "tariff.0": "group" };

/** A school that somebody has used, and the addresses that only the customer knows. */
export async function startUsedSchool(
	environment: Record<string, string>,
): Promise<{ server: RunningProcess; addresses: string[] }> {
	const first = await startSchool(environment);
	const { url } = first;
	const post = (path: string, fields: Record<string, string>) =>
		fetch(url + path, {
			method: "POST",
			redirect: "manual",
			headers: { Origin: url },
			body: new URLSearchParams(fields),
		});
	for (const paymentType of ["card_ru", "card_foreign"]) await post("/checkout", { ...PURCHASE, paymentType });
	await postRequest(url, { phone: "+79035550102", key: "fuzz-explorer-key-1" });
	await post("/webinars/game/submit", { ...BUYER, channel: "call", idempotencyKey: "fuzz-explorer-key-2" });
	await first.kill();
	const books = await openEmbeddedDatabase(join(first.dataDir, "database"));
	const addresses = await readAddresses(books.db);
	await books.close();
	return { server: await startBuiltServer(environment, first.dataDir), addresses };
}

async function readAddresses(db: Database): Promise<string[]> {
	const orders = await db.selectFrom("courseOrder").select("token").execute();
	const requests = await db.selectFrom("contactRequest").select("token").execute();
	const registrations = await db.selectFrom("webinarRegistration").select("token").execute();
	const messages = createOrderMessages({ send: async () => undefined });
	const invoice = await inTransaction(db, (transaction) =>
		createInvoice(
			transaction,
			{
				orderId: null,
				locale: "ru",
				payer: BUYER,
				total: money(30_000_00, "RUB"),
				purpose: "Курс Scratch",
				dueOn: null,
				parts: [],
			},
			{ clock: systemClock, messages },
		),
	);
	return [
		...orders.flatMap(({ token }) => [`/order/${token}`, `/order/${token}/refund`, `/en/order/${token}`]),
		...requests.flatMap(({ token }) => [`/my/${token}`, `/request/sent/${token}`, `/en/my/${token}`]),
		...registrations.map(({ token }) => `/webinars/joined/${token}`),
		...(invoice.ok ? [`/pay?${new URLSearchParams(invoice.value)}`] : []),
		"/basket",
		"/checkout?course=roblox-studio-start&tariff=group",
		"/en/checkout?course=roblox-studio-start&tariff=group&type=instalment_tbank&months=6",
	];
}

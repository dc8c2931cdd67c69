import { setTimeout as pause } from "node:timers/promises";

export type SeenDelivery = {
	readonly channel: "telegram" | "crm";
	readonly kind: string;
	/** False for calls that the stand-in refused. */
	readonly done: boolean;
	/** Of a lead, E.164. */
	readonly phone: string | undefined;
};

type LeadBody = {
	_embedded?: { contacts?: { custom_fields_values?: { field_code: string; values: { value: string }[] }[] }[] };
};

/** What the stand-ins received so far. */
export async function readDeliveries(sandboxUrl: string): Promise<SeenDelivery[]> {
	const response = await fetch(`${sandboxUrl}/deliveries.json`);
	const list = (await response.json()) as {
		channel: "telegram" | "crm";
		kind: string;
		done: boolean;
		body: LeadBody;
	}[];
	return list.map(({ channel, kind, done, body }) => ({ channel, kind, done, phone: phoneOf(body) }));
}

function phoneOf(body: LeadBody): string | undefined {
	const fields = body?._embedded?.contacts?.[0]?.custom_fields_values;
	return fields?.find(({ field_code }) => field_code === "PHONE")?.values[0]?.value;
}

/** Waits until the deliveries are as wished, at most two minutes. */
export async function waitForDeliveries(
	sandboxUrl: string,
	isEnough: (list: SeenDelivery[]) => boolean,
): Promise<SeenDelivery[]> {
	const deadline = Date.now() + 120_000;
	for (;;) {
		const list = await readDeliveries(sandboxUrl);
		if (isEnough(list)) return list;
		if (Date.now() > deadline) throw new Error(`Only ${list.length} deliveries came`);
		await pause(250);
	}
}

export async function switchChannel(sandboxUrl: string, channel: "telegram" | "crm", mode: string): Promise<void> {
	await fetch(`${sandboxUrl}/switch`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ channel, mode }),
	});
}

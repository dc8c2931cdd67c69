import type { OfficeServer } from "../fixtures/office-server.ts";

type Webinar = { readonly id: string; readonly slug: string };

/** Leaves a webinar one seat, which somebody takes: for journeys that find no place in it. */
export async function fillWebinar({ url, ask }: Pick<OfficeServer, "url" | "ask">, slug: string): Promise<void> {
	const { data: found } = (await ask<Webinar[]>("GET", `webinars?${new URLSearchParams({ q: slug })}`)).body;
	const id = found.find((webinar) => webinar.slug === slug)?.id;
	const { data: webinar } = (await ask<Webinar>("GET", `webinars/${id}`)).body;
	const saved = await ask("PUT", `webinars/${id}`, { ...webinar, seats: 1 });
	if (saved.status !== 200) throw new Error(`The seats were not saved: ${JSON.stringify(saved.body)}`);
	const boxes = { privacy: "on", personalData: "on", offer: "on", isRepresentative: "on" };
	const visitor = { name: "Вера", phone: "+79034440001", email: "first@example.com", channel: "mail" };
	const taken = await fetch(`${url}/webinars/${slug}`, {
		method: "POST",
		headers: { origin: url },
		body: new URLSearchParams({ ...visitor, ...boxes }),
	});
	if (!taken.url.includes("/webinars/joined/")) throw new Error(`The seat was not taken: ${taken.status}`);
}

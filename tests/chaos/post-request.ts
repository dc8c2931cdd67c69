type Answer = { readonly state: "sent" | "already" | "errors"; readonly confirmation?: { readonly number: number } };

/** Posts a call-back request as the browser does; undefined when no answer came. A key makes two sendings one. */
export async function postRequest(
	url: string,
	{ phone, key }: { phone: string; key: string | undefined },
): Promise<Answer | undefined> {
	const body = new URLSearchParams({
		name: "Проверка",
		phone,
		channel: "call",
		privacy: "on",
		personalData: "on",
		offer: "on",
		...(key ? { idempotencyKey: key } : {}),
	});
	try {
		const response = await fetch(`${url}/request/submit?kind=callback`, {
			method: "POST",
			body,
			headers: { Origin: url },
		});
		return (await response.json()) as Answer;
	} catch {
		return undefined;
	}
}

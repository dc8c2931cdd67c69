export function answerXml(file: string): Response {
	return new Response(file, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

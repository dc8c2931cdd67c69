/** A calendar file as a browser and a calendar program take it. `name` without the ending. */
export function answerCalendar(file: string, name: string): Response {
	return new Response(file, {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}.ics"`,
		},
	});
}

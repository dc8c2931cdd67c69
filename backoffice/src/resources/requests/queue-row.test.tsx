import { I18nContext } from "react-admin";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import type { Board, QueuedRequest } from "../../providers/board.ts";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { QueueRow } from "./queue-row.tsx";

// Nothing ticks in a drawing of the server, and nobody is signed in there.
vi.mock("./use-second.ts", () => ({ useSecond: () => 0 }));
vi.mock("../../access/use-person.ts", () => ({ usePerson: () => undefined }));

beforeAll(() => i18nProvider.changeLocale("ru"));

const BOARD = { queue: { isOpen: true }, zone: "Europe/Moscow" } as Board;
const WAITING = {
	...{ id: "1", number: 7, name: "Пётр", surname: null, childAge: 10, quizAge: null, phone: "+79031112233" },
	...{ channel: "call", status: "new", ownerId: null, owner: null, pause: null, repeats: 0, misses: 0 },
	...{
		bought: null,
		sameCaller: null,
		trialOutcome: null,
		isFirstCall: true,
		secondsLeft: 600,
		dueAt: "2026-11-18T06:15:00Z",
	},
};

function draw(asked: Pick<QueuedRequest, "kind" | "course"> & Partial<QueuedRequest>): string {
	const doings = { take: () => {}, askOutcome: () => {} };
	const html = renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<MemoryRouter>
				<QueueRow
					board={BOARD}
					doings={doings}
					isCurrent
					onFocus={() => {}}
					readAt={0}
					request={{ ...WAITING, ...asked } as QueuedRequest}
					rowRef={undefined}
				/>
			</MemoryRouter>
		</I18nContext.Provider>,
	);
	return html.replaceAll("\u00a0", " ").replace(/<[^>]+>/g, "|");
}

test("a row says what somebody wants, and of which course", () => {
	expect(draw({ kind: "waitlist", course: "Scratch" })).toMatch(/Scratch\|+Лист ожидания · Звонок/);
	expect(draw({ kind: "trial", course: "Scratch" })).toMatch(/Scratch\|+Пробный урок · Звонок/);
	expect(draw({ kind: "contact", course: null })).toMatch(/\|Вопрос\|+Звонок/);
});

test("a row names the other requests in which the same person waits", () => {
	expect(draw({ kind: "trial", course: "Scratch", sameCaller: "4, 6 (Ирина)" })).toContain(
		"Пробный урок · Звонок, тот же человек: № 4, 6 (Ирина)",
	);
});

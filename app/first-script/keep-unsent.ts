import type { IsAlive } from "../shared/framework-internals.ts";
import type { WhenConnected } from "../ui/deferred/when-connected.ts";

/**
 * A request sent without a connection, before its form can answer, would end on the browser's error page. Instead it stays, says so
 * (`app/features/requests/components/offline-note.tsx`), and is sent once when the connection is back.
 */
export function keepUnsent(isAlive: IsAlive, whenConnected: WhenConnected): void {
	addEventListener(
		"submit",
		(event) => {
			const form = event.target as HTMLFormElement;
			const { dataset } = form;
			if (navigator.onLine || isAlive(form) || !form.matches(".request-form[data-draft]")) return;
			event.preventDefault();
			const isWaiting = "unsent" in dataset;
			dataset.unsent = "";
			// The message is at the top of the form, the button at its end.
			form.querySelector(".request-form__unsent")?.scrollIntoView({ block: "center" });
			if (isWaiting) return;
			whenConnected(() => {
				// A form that was hydrated and sent in the meantime no longer has the mark.
				if (!("unsent" in dataset)) return;
				if (isAlive(form)) form.requestSubmit();
				else form.submit();
			});
		},
		true,
	);
}

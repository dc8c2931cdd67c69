/**
 * When the visitor first changed something in a form, in epoch milliseconds as text; now, when nothing was changed. The first script of a
 * page (`app/first-script/wake-page.ts`) marks it, also before the page has come to life.
 */
export function formBegun(form: HTMLFormElement): string {
	return form.dataset.begun ?? String(Date.now());
}

const NAME = "roistat";

/**
 * Gives every form, later ones too, its hidden field with the visit identifier; an empty field of the form's own is filled. The field is
 * removed from values read from forms that end up in an address.
 * @returns a function that stops it and takes the identifier out of the forms again.
 */
export function fillForms(visitId: string): () => void {
	for (const form of document.forms) fill(form, visitId);
	const observer = new MutationObserver((changes) => {
		for (const { addedNodes } of changes) for (const node of addedNodes) fillIn(node, visitId);
	});
	observer.observe(document.documentElement, { childList: true, subtree: true });
	window.addEventListener("formdata", keepOutOfAddress, true);
	return () => {
		observer.disconnect();
		window.removeEventListener("formdata", keepOutOfAddress, true);
		for (const form of document.forms) empty(form, visitId);
	};
}

function fillIn(node: Node, visitId: string): void {
	if (!(node instanceof Element)) return;
	const around = node.closest("form");
	if (around) fill(around, visitId);
	for (const form of node.querySelectorAll("form")) fill(form, visitId);
}

function fill(form: HTMLFormElement, visitId: string): void {
	const own = findField(form);
	if (own) {
		if (own.value === "" || own.dataset.visit !== undefined) own.value = visitId;
		return;
	}
	const field = document.createElement("input");
	field.type = "hidden";
	field.name = NAME;
	field.value = visitId;
	field.dataset.visit = "";
	form.append(field);
}

function empty(form: HTMLFormElement, visitId: string): void {
	const own = findField(form);
	if (own?.value === visitId) own.value = "";
}

function findField(form: HTMLFormElement): HTMLInputElement | null {
	return form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${NAME}"]`);
}

/** This event is raised whenever a form is read, by the browser or by a script. */
function keepOutOfAddress({ target: form, formData }: FormDataEvent): void {
	if (form instanceof HTMLFormElement && form.method === "get") formData.delete(NAME);
}

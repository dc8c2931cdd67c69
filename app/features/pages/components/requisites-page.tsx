import type { PageView } from "../get-page.server.ts";
import type { ContactsView } from "./contacts/contacts-view.ts";
import { Requisites } from "./contacts/requisites.tsx";
import { TextPage } from "./text-page.tsx";

/** The details that an accountant and a bank copy, on a page that can be printed. */
export function RequisitesPage({ page, rows }: { page: PageView; rows: ContactsView["requisites"] }) {
	return (
		<TextPage page={page}>
			<Requisites rows={rows} />
		</TextPage>
	);
}

import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { TableWrap } from "../../../../ui/table/table.tsx";
import type { ContactsView } from "./contacts-view.ts";
import "./requisites.css";

/** The details that an accountant copies. */
export function Requisites({ rows }: { rows: ContactsView["requisites"] }) {
	const t = useTranslations("pages.contacts");
	return (
		<section className="requisites">
			<h2 className="step-3" id="requisites">
				{t("requisites")}
			</h2>
			<TableWrap label={t("requisites")}>
				<table className="table">
					<tbody>
						{rows.map(({ key, value }) => (
							<tr key={key}>
								<th scope="row">{t(`rows.${key}`)}</th>
								<td>
									<Unbroken>{value}</Unbroken>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</TableWrap>
		</section>
	);
}

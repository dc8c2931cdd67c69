import { useTranslations } from "../../i18n/use-translations.ts";

/** A field that people neither see nor reach; programs that fill in whatever there is fill it in too. */
export function TrapField() {
	const t = useTranslations("ui");
	return (
		<label aria-hidden="true" className="visually-hidden">
			{t("leaveEmpty")}
			<input autoComplete="off" name="website" tabIndex={-1} />
		</label>
	);
}

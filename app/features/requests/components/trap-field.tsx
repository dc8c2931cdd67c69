import { useTranslations } from "use-intl";

/** A field that people neither see nor reach; programs that fill in whatever there is fill it in too. */
export function TrapField() {
	const t = useTranslations("requests");
	return (
		<label aria-hidden="true" className="request-form__trap">
			{t("website")}
			<input autoComplete="off" name="website" tabIndex={-1} />
		</label>
	);
}

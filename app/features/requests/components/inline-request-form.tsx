import { useTranslations } from "../../../i18n/use-translations.ts";
import { FormNote } from "../../../ui/form/form-note.tsx";
import type { RequestFormView } from "../pages/request-form-view.ts";
import { RequestForm } from "./request-form.tsx";

/** The request form that stands in a page: name, phone, channel, consents; the rest folded away. */
export default function InlineRequestForm({ form }: { form: RequestFormView }) {
	const t = useTranslations("requests");
	return (
		<RequestForm
			view={form}
			size="short"
			head={<h3 className="step-3">{t(`metaTitle.${form.kind}`)}</h3>}
			foot={form.promisesCall && <FormNote center>{form.promise}</FormNote>}
		/>
	);
}

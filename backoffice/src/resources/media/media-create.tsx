import { useRedirect, useTranslate } from "react-admin";
import { MediaUpload } from "../../fields/media-upload.tsx";
import { BackToList } from "../../frames/back-to-list.tsx";
import { PageHead } from "../../frames/page-head.tsx";

/** A new picture; its own page follows. */
export function MediaCreate() {
	const translate = useTranslate();
	const redirect = useRedirect();
	return (
		<>
			<PageHead before={<BackToList />} title={translate("resources.media.upload")} />
			<MediaUpload onDone={({ id }) => redirect("edit", "media", id)} />
		</>
	);
}

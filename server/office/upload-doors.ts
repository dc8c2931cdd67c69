import type { Hono } from "hono";
import { addPicture } from "../../app/features/media/add-picture.server.ts";
import { mediaSchema } from "../../app/features/media/office/media.server.ts";
import { MOST_PICTURE_BYTES } from "../../app/shared/most-picture-bytes.ts";
import { fail } from "../../app/shared/result.ts";
import { answerData, answerInvalid, answerRefusal } from "./answer.ts";
import { limitBody } from "./limit-body.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { officeDeps, requireRight } from "./open-resource.ts";
import { storable } from "./storable.ts";

/** What the other fields of the form and its multipart frame may take. */
const FRAME_BYTES = 64 * 1024;

/**
 * `POST /api/admin/media`: a form with a picture (`file`), its name and its description in both languages (`alt.ru`, `alt.en`). A picture
 * that exists already is returned as it is, with 200 and `isKnown`: texts may show it, so the new description is not stored.
 */
export function mountUploads(api: Hono<OfficeBindings>, { school, resources, store }: OfficeParts): void {
	const { db, clock } = school;
	api.post("/media", limitBody(MOST_PICTURE_BYTES + FRAME_BYTES), requireRight("media", "create"), async (c) => {
		const media = resources.get("media");
		if (!media) return answerRefusal(c, "notFound");
		const form = await c.req.formData().catch(() => undefined);
		if (!form) return answerRefusal(c, "malformed");
		const file = form.get("file");
		if (!(file instanceof File)) return answerRefusal(c, fail("required", "file"));
		if (file.size === 0) return answerRefusal(c, fail("emptyFile", "file"));
		if (file.size > MOST_PICTURE_BYTES) return answerRefusal(c, "tooLarge");
		const said = (name: string) => storable(String(form.get(name) ?? ""));
		const alt = { ru: said("alt.ru"), en: said("alt.en") };
		const words = mediaSchema.safeParse({ title: said("title") || storable(file.name), alt });
		if (!words.success) return answerInvalid(c, words.error);
		const picture = { bytes: Buffer.from(await file.arrayBuffer()), ...words.data };
		const done = await addPicture(db, picture, { ...officeDeps(c, clock), store, media });
		if (!done.ok) return answerRefusal(c, done);
		const { picture: data, isKnown } = done.value;
		return answerData(c, { data, isKnown }, isKnown ? 200 : 201);
	});
}

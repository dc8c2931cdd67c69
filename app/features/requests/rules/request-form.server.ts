import { z } from "zod";
import { succeed } from "../../../shared/result.ts";
import {
	type FieldResult,
	field,
	isTicked,
	readAge,
	readChannel,
	readRequiredBox,
	readRequiredPhone,
	readSurname,
	readUpTo,
	readWhereTyped,
} from "./field-readers.server.ts";
import {
	readAddress,
	readDocuments,
	readIdempotencyKey,
	readRoistat,
	readStartedAt,
	readUtm,
	readZone,
} from "./hidden-fields.ts";
import { readEmail } from "./read-email.server.ts";
import { readName } from "./read-name.ts";
import { type RequestFormRules, type RequestInput, TEXT_LIMITS } from "./request-input.ts";
import { typedLine, typedText } from "./typed-text.ts";

/**
 * THE request form: values as a browser posts them (strings; a box is there when it is ticked) become {@link RequestInput}.
 * The message of every issue is a `RequestErrorCode`; hidden fields raise none.
 */
export function requestFormSchema(rules: RequestFormRules) {
	return z
		.looseObject({ ...personFields(rules), ...childFields(rules), ...consentFields(rules), ...hiddenFields() })
		.transform(
			(form): RequestInput => ({
				name: form.name,
				surname: form.surname,
				phone: form.phone.e164,
				phoneRaw: form.phone.raw,
				email: form.email,
				channel: form.channel,
				handle: form.handle,
				childAge: form.childAge,
				isRepresentative: form.isRepresentative,
				wishedAt: form.wishedAt,
				message: form.message,
				consents: { privacy: form.privacy, personalData: form.personalData, offer: form.offer, ads: form.ads },
				documents: form.documents,
				roistat: form.roistat,
				page: form.page,
				referrer: form.referrer,
				utm: readUtm(form),
				idempotencyKey: form.idempotencyKey,
				startedAt: form.startedAt,
				visitorZone: form.visitorZone,
				honeypotFilled: form.website,
			}),
		);
}

function personFields({ needsEmail, messengers }: RequestFormRules) {
	return {
		name: field(readName),
		surname: field((typed) => readSurname(typed, false)),
		phone: field(readRequiredPhone),
		email: field((typed) => readWhereTyped(typed, { isRequired: needsEmail, read: readEmail })),
		channel: field((typed) => readChannel(typed, messengers)),
		handle: field((typed) => readUpTo(typedLine(typed), TEXT_LIMITS.handle)),
		wishedAt: field((typed) => readUpTo(typedLine(typed), TEXT_LIMITS.wishedAt)),
		message: field((typed) => readUpTo(typedText(typed), TEXT_LIMITS.message)),
	};
}

function childFields({ child }: RequestFormRules) {
	function readChildAge(typed: string): FieldResult<number | null> {
		if (!child) return succeed(null);
		const { ages, isAgeKnown } = child;
		// A page kept by a browser from before may still ask for an age that is known: what was typed there is exact.
		return readWhereTyped(typed, { isRequired: !isAgeKnown, read: (age) => readAge(age, ages) });
	}
	return {
		childAge: field(readChildAge),
		isRepresentative: field((posted) => (child ? readRequiredBox(posted) : succeed(false))),
	};
}

function consentFields({ needsOffer }: RequestFormRules) {
	return {
		privacy: field(readRequiredBox),
		personalData: field(readRequiredBox),
		offer: field((posted) => (needsOffer ? readRequiredBox(posted) : succeed(false))),
		ads: field((posted) => succeed(isTicked(posted))),
	};
}

function hiddenFields() {
	return {
		documents: field((value) => succeed(readDocuments(value))),
		roistat: field((value) => succeed(readRoistat(value))),
		page: field((value) => succeed(readAddress(value))),
		referrer: field((value) => succeed(readAddress(value))),
		idempotencyKey: field((value) => succeed(readIdempotencyKey(value))),
		startedAt: field((value) => succeed(readStartedAt(value))),
		visitorZone: field((value) => succeed(readZone(value))),
		website: field((value) => succeed(value.trim() !== "")),
	};
}

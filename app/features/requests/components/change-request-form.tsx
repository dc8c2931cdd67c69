import { Form } from "react-router";
import { useTranslations } from "../../../i18n/use-translations.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { Callout } from "../../../ui/notice/callout.tsx";
import { RefusalNote } from "../../../ui/notice/refusal-note.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import type { MyData } from "../pages/get-my-data.server.ts";
import { TEXT_LIMITS } from "../rules/request-input.ts";
import type { FieldsProps } from "./fields-props.ts";
import { ChannelField, WishFields } from "./request-fields.tsx";

type ChangeFormProps = {
	readonly my: MyData;
	readonly messengers: readonly Messenger[];
	readonly isClosed: boolean;
	readonly isSaved: boolean;
	readonly error: string | undefined;
	/** The text that is too long. */
	readonly field: string | undefined;
	readonly typed: Readonly<Record<string, string>> | undefined;
};

/** How to be reached, when, and what to add: all that may change after a request is in. */
export function ChangeRequestForm({ my, messengers, isClosed, isSaved, error, field, typed }: ChangeFormProps) {
	const t = useTranslations("requests");
	const values: Readonly<Record<string, string | null>> = {
		channel: my.channel,
		handle: my.handle,
		wishedAt: my.wishedAt,
		message: my.message,
		...typed,
	};
	// No address is asked for here, so who left none cannot be written to.
	const reachable = messengers.filter((messenger) => messenger !== "mail" || my.email !== null);
	const fields: FieldsProps = {
		id: (name) => `change-${name}`,
		value: (name) => values[name] ?? "",
		error(name) {
			if (name === "channel" && error === "required") return t("errors.required");
			if (error !== "tooLong" || name !== field || !isLimited(name)) return undefined;
			return t("errors.tooLong", { limit: TEXT_LIMITS[name] });
		},
	};
	return (
		<Card>
			<Stack>
				<h2 className="step-3" id="change">
					{t.rich("change.title", richTags)}
				</h2>
				{isSaved && (
					<div role="status">
						<Callout icon="circle-check" planet="mint">
							<p>{t("change.saved")}</p>
						</Callout>
					</div>
				)}
				{error === "tooMany" && <RefusalNote>{t("change.tooMany")}</RefusalNote>}
				{isClosed ? (
					<p>{t("change.closed")}</p>
				) : (
					<Form method="post" className="request-form" preventScrollReset>
						<input type="hidden" name="intent" value="change" />
						<ChannelField {...fields} messengers={reachable} />
						<WishFields {...fields} />
						<Button>{t("change.save")}</Button>
					</Form>
				)}
			</Stack>
		</Card>
	);
}

function isLimited(name: string): name is keyof typeof TEXT_LIMITS {
	return Object.hasOwn(TEXT_LIMITS, name);
}

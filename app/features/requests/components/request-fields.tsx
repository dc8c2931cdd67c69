import { useLocale } from "use-intl";
import { formatDay, formatTime, formatWeekday } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Chip } from "../../../ui/form/chip.tsx";
import { EmailField } from "../../../ui/form/email-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { FieldGroup } from "../../../ui/form/field-group.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import type { IconName } from "../../../ui/icon/icon-names.ts";
import { useZoneWord } from "../../../ui/zone/use-zone-word.ts";
import type { FormStart } from "../pages/request-form-view.ts";
import { type RequestFormRules, TEXT_LIMITS } from "../rules/request-input.ts";
import type { FieldsProps } from "./fields-props.ts";

const CHANNEL_ICONS = {
	telegram: "send",
	whatsapp: "message-circle",
	viber: "message-circle",
	call: "phone",
	mail: "mail",
} as const satisfies Readonly<Record<Messenger, IconName>>;

/** Name and phone, which every form asks; the surname between them, which a short form asks elsewhere. */
export function PersonFields({ id, value, error, isShort }: FieldsProps & { isShort?: boolean }) {
	const t = useTranslations("requests");
	return (
		<>
			<div className={isShort ? undefined : "two"}>
				<Field id={id("name")} label={t("name")} required error={error("name")}>
					<Input
						name="name"
						autoComplete="given-name"
						placeholder={t("namePlaceholder")}
						defaultValue={value("name")}
						maxLength={60}
					/>
				</Field>
				{!isShort && <SurnameField {...{ id, value, error }} />}
			</div>
			<Field id={id("phone")} label={t("phone")} required hint={t("phoneHint")} error={error("phone")}>
				<Input
					name="phone"
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					defaultValue={value("phone")}
					maxLength={40}
				/>
			</Field>
		</>
	);
}

export function SurnameField({ id, value, error }: FieldsProps) {
	const t = useTranslations("requests");
	return (
		<Field id={id("surname")} label={t("surname")} error={error("surname")}>
			<Input name="surname" autoComplete="family-name" defaultValue={value("surname")} maxLength={60} />
		</Field>
	);
}

export function RequestEmail({ id, value, error, isRequired }: FieldsProps & { isRequired: boolean }) {
	const t = useTranslations("requests");
	return (
		<EmailField
			defaultValue={value("email")}
			error={error("email")}
			hint={t("emailHint")}
			id={id("email")}
			label={t("email")}
			required={isRequired}
		/>
	);
}

export function ChannelField({ id, value, error, messengers }: FieldsProps & { messengers: readonly Messenger[] }) {
	const t = useTranslations("requests");
	const chosen = value("channel") || messengers[0];
	return (
		<FieldGroup id={id("channel")} legend={t("channel")} arrange="chips" error={error("channel")} required>
			{messengers.map((messenger) => (
				<Chip
					key={messenger}
					type="radio"
					name="channel"
					value={messenger}
					icon={CHANNEL_ICONS[messenger]}
					defaultChecked={messenger === chosen}
				>
					{t(`channels.${messenger}`)}
				</Chip>
			))}
		</FieldGroup>
	);
}

type ChildFieldsProps = FieldsProps & NonNullable<RequestFormRules["child"]>;

/** Who speaks for a child; its age too, unless that is known. */
export function ChildFields({ id, value, error, ages, isAgeKnown }: ChildFieldsProps) {
	const t = useTranslations("requests");
	return (
		<>
			{!isAgeKnown && (
				<Field
					id={id("childAge")}
					label={t("childAge")}
					required
					hint={t("childAgeHint", ages)}
					error={error("childAge")}
				>
					<Input
						name="childAge"
						inputMode="numeric"
						autoComplete="off"
						defaultValue={value("childAge")}
						maxLength={2}
					/>
				</Field>
			)}
			<Checkbox
				id={id("isRepresentative")}
				name="isRepresentative"
				required
				defaultChecked={value("isRepresentative") === "on"}
				error={error("isRepresentative")}
			>
				{t("representative")}
			</Checkbox>
		</>
	);
}

type StartFieldProps = FieldsProps & { starts: readonly FormStart[]; chosen: string | undefined; holdDays: number };

export function StartField({ id, value, starts, chosen, holdDays }: StartFieldProps) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const sayZone = useZoneWord();
	function option({ at, zone, seatsFree, tariffName: tariff }: FormStart): string {
		const start = {
			day: `${formatDay(at, locale, zone)}, ${formatWeekday(at, locale, zone)}`,
			time: formatTime(at, locale, zone),
			zone: sayZone(at, zone),
			seats: seatsFree,
		};
		return tariff ? t("startOfTariff", { ...start, tariff }) : t("startOption", start);
	}
	return (
		<Field id={id("start")} label={t("start")} hint={t("startHint", { days: holdDays })}>
			<Select name="start" defaultValue={value("start") || (chosen ?? "")}>
				<option value="">{t("startAny")}</option>
				{starts.map((start) => (
					<option key={start.id} value={start.id}>
						{option(start)}
					</option>
				))}
			</Select>
		</Field>
	);
}

export function WishFields({ id, value, error }: FieldsProps) {
	const t = useTranslations("requests");
	return (
		<>
			<Field id={id("wishedAt")} label={t("wishedAt")} hint={t("wishedAtHint")} error={error("wishedAt")}>
				<Input name="wishedAt" defaultValue={value("wishedAt")} maxLength={TEXT_LIMITS.wishedAt} />
			</Field>
			<Field id={id("handle")} label={t("handle")} hint={t("handleHint")} error={error("handle")}>
				<Input name="handle" autoComplete="off" defaultValue={value("handle")} maxLength={TEXT_LIMITS.handle} />
			</Field>
			<Field id={id("message")} label={t("message")} error={error("message")}>
				<Textarea name="message" rows={3} defaultValue={value("message")} maxLength={TEXT_LIMITS.message} />
			</Field>
		</>
	);
}

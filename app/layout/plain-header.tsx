import type { SiteFrame } from "../features/pages/get-site-frame.server.ts";
import { useTranslations } from "../i18n/use-translations.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Wrap } from "../ui/layout/wrap.tsx";
import { Logo } from "../ui/logo/logo.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useLocalPath } from "./local-link.tsx";
import "../ui/frame/plain-header.css";

/** Over a page where one pays: the way home, whom to call, and nothing that leads aside. */
export default function PlainHeader({ frame }: { frame: SiteFrame }) {
	const t = useTranslations("header");
	const localPath = useLocalPath();
	const [phone] = frame.phones;
	return (
		<header className="plain-header">
			<Wrap>
				<div className="plain-header__bar">
					<Logo name={frame.schoolName} to={localPath("/")} />
					<p className="plain-header__note">
						<Icon name="lock-keyhole" />
						{t("plain.safe")}
					</p>
					<div className="plain-header__end">
						{phone && (
							<a className="plain-header__phone" href={`tel:${phone.number}`}>
								<Icon name="phone" />
								<span>{phone.label}</span>
							</a>
						)}
						<LanguageSwitch />
					</div>
				</div>
			</Wrap>
		</header>
	);
}

import type { SiteFrame } from "../../features/pages/get-site-frame.server.ts";
import { Wrap } from "../../ui/layout/wrap.tsx";
import { useCurrentPath } from "../local-link.tsx";
import { ThemeChoice } from "../theme-switch.tsx";
import { footerGroups, LOW_VISION, pathsIn } from "./footer-groups.ts";
import { FooterLegal } from "./footer-legal.tsx";
import { FooterLink, FooterLinks } from "./footer-links.tsx";
import "../../ui/frame/plain-footer.css";

/** Below a page where one pays: documents, how the page looks, what the law wants, and nothing that leads aside. */
export default function PlainFooter({ frame, isDemo }: { frame: SiteFrame; isDemo: boolean }) {
	const documents = footerGroups(frame).filter(({ key }) => key === "documents");
	const current = useCurrentPath([...pathsIn(documents), LOW_VISION.path]);
	return (
		<footer className="footer plain-footer">
			<Wrap>
				<div className="plain-footer__top">
					{documents.map((group) => (
						<FooterLinks current={current} group={group} key={group.key} />
					))}
					<div className="plain-footer__looks">
						<FooterLink current={current} link={LOW_VISION} />
						<ThemeChoice />
					</div>
				</div>
				<FooterLegal frame={frame} isDemo={isDemo} />
			</Wrap>
		</footer>
	);
}

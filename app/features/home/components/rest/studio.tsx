import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Dots } from "../../../../ui/reading/code-block.tsx";
import { Glass } from "../../../../ui/scene/glass.tsx";
import { type CodeLine, CodeLines } from "./code-lines.tsx";
import "./studio.css";

/** A drawing of an online lesson: code, the game that it runs, the teacher. Built of text, it is one picture to screen readers. */
export function Studio() {
	const t = useTranslations("homeRest.lesson.studio");
	return (
		<div aria-label={t("label")} className="home-studio" data-part="" role="img">
			<div className="home-studio__window">
				<div className="home-studio__bar">
					<Dots />
					<span>{t("name")}</span>
					<Badge live>{t("now")}</Badge>
				</div>
				<div className="home-studio__in">
					<div className="code">
						<pre>
							<CodeLines lines={codeWith(t("comment"), t("cheer"))} numbered />
						</pre>
					</div>
					<div className="home-studio__world">
						<Art name="cover-worlds" />
						<div className="home-studio__camera">
							<Art name="avatar-5" />
						</div>
					</div>
				</div>
				<Glass className="home-studio__chat">
					<Avatar art="avatar-5" />
					<span>{t.rich("chat", { b: (name) => <b>{name}</b> })}</span>
				</Glass>
			</div>
		</div>
	);
}

/** A working script in Luau; only its comment and the text that it prints are translated. */
function codeWith(comment: string, cheer: string): CodeLine[] {
	return [
		[["k", "local"], " portal = script.Parent"],
		[["k", "local"], " coins = ", ["n", "0"]],
		[],
		[["c", comment]],
		[["k", "local function"], " ", ["f", "collect"], "(player)"],
		["  coins += ", ["n", "1"]],
		["  ", ["mark", "if coins == 3 then"]],
		["    portal.CanCollide = ", ["k", "false"]],
		["    ", ["f", "print"], "(player.Name, ", ["s", cheer], ")"],
		["  ", ["k", "end"]],
		[["k", "end"]],
	];
}

/** The look of the banks' pages: each has its own accent, nothing is loaded from anywhere. */
export const PAY_STYLE = `
:root { color-scheme: light dark; --bg: light-dark(#f2f3f7, #101116); --card: light-dark(#fff, #1c1e26); --text: light-dark(#17181d, #f3f4f8);
	--muted: light-dark(#5a5f70, #a7adc0); --line: light-dark(#1718221f, #ffffff2b); --field: light-dark(#f5f6f9, #26282f);
	--error: light-dark(#b3261e, #ffb4ab); --accent: #ffdd2d; --on-accent: #17181d; }
[data-bank="stripe"] { --accent: #4f46e5; --on-accent: #fff; }
[data-bank="sber"] { --accent: #107f31; --on-accent: #fff; }
[data-bank="yookassa"] { --accent: #6b2bd9; --on-accent: #fff; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--bg); color: var(--text); font: 1rem/1.5 Onest, system-ui, sans-serif; }
.demo { margin: 0; padding: 0.6rem 1rem; background: var(--accent); color: var(--on-accent); text-align: center; font-size: 0.9rem; }
main { max-width: 28rem; margin: clamp(1rem, 5vh, 3rem) auto; padding: clamp(1.25rem, 5vw, 2rem); border-radius: 1.5rem; background: var(--card);
	box-shadow: 0 12px 40px #0000001a; }
header > b { display: inline-block; padding: 0.15rem 0.7rem; border-radius: 99px; background: var(--accent); color: var(--on-accent); font-size: 0.85rem; }
h1 { margin: 0.75rem 0 0; font-size: 1.4rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.sum { font-size: 1.35rem; font-weight: 700; }
form { display: grid; gap: 1rem; margin: 1.25rem 0; }
form p { margin: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end; }
label { display: grid; gap: 0.35rem; font-size: 0.9rem; color: var(--muted); }
input, select { width: 100%; min-height: 3rem; padding: 0.5rem 0.9rem; border: 1px solid var(--line); border-radius: 0.8rem; background: var(--field);
	color: var(--text); font: inherit; font-size: 1.05rem; }
button, .back { display: block; min-height: 3rem; padding: 0.6rem 1rem; border: 1px solid var(--line); border-radius: 0.9rem; background: transparent;
	color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
button.main { border: 0; background: var(--accent); color: var(--on-accent); font-weight: 650; }
.error { padding: 0.7rem 1rem; border: 1px solid currentColor; border-radius: 0.8rem; color: var(--error); }
.last { padding: 1.25rem 0; font-size: 1.2rem; text-align: center; }
fieldset { display: grid; gap: 0.5rem; margin: 0; padding: 0; border: 0; }
legend { padding: 0 0 0.5rem; color: var(--muted); font-size: 0.9rem; }
.choice { display: flex; gap: 0.6rem; align-items: center; min-height: 2.75rem; color: var(--text); font-size: 1rem; }
.choice input { width: 1.25rem; min-height: 1.25rem; }
details { padding-top: 1rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.9rem; }
summary { min-height: 2rem; cursor: pointer; }
details dt { font-variant-numeric: tabular-nums; color: var(--text); white-space: nowrap; }
:focus-visible { outline: 3px solid #2f6bff; outline-offset: 2px; }
`;

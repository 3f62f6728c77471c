// The same bot in JavaScript: footplate sim volldampf --players 3 --bots mine='node examples/bot.js'
const lines = require("node:readline").createInterface({ input: process.stdin });

function worth({ gains, price }, seat) {
  const all = gains ?? [0];
  const mine = all[seat] ?? 0;
  const others = (all.reduce((sum, one) => sum + one, 0) - mine) / Math.max(1, all.length - 1);
  return mine - others - (price ?? 0) / 10;
}

function choose({ options, seat, seed }) {
  const values = options.map((option) => worth(option, seat));
  const best = [...values.keys()].filter((number) => values[number] === Math.max(...values));
  return best[seed % best.length];
}

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.kind === "hello") say({ protocol: 1 });
  else if (message.kind === "decide") say({ id: message.id, choice: choose(message) });
});

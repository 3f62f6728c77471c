import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = process.env["FOOTPLATE_URL"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: "../src/footplate/server/static", emptyOutDir: true, target: "es2022", manifest: true },
  server: { proxy: { "/api": { target: server, ws: true }, "/docs": server } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});

// What is said on machines that lack something: the script of `make`, with programs that pretend to be there.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../scripts/tools.sh', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'teahouse-tools-'));
const target = join(folder, 'target');
const whole = {
  cargo: 'true',
  rustc: `echo ${target}`,
  rustup: `mkdir -p ${target}`,
  node: 'echo v20.19.0',
  npm: 'true',
};

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script on a machine that has these programs and no others. */
function on(programs: Record<string, string>) {
  const bin = mkdtempSync(join(folder, 'bin-'));
  for (const [name, command] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\nPATH=/usr/bin:/bin\n${command}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  rmSync(target, { recursive: true, force: true });
  const { status, stderr } = spawnSync('/bin/bash', [script], {
    env: { PATH: bin },
    encoding: 'utf8',
  });
  return { status, lines: stderr.split('\n').filter((line) => line.startsWith('  - ')), stderr };
}

test('a machine with everything is silent, and rustup fetches the target by itself', () => {
  expect(on(whole)).toMatchObject({ status: 0, stderr: '' });
});

test('everything that is missing is named at once, with how to get it', () => {
  const { status, lines, stderr } = on({});
  expect(status).toBe(1);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/Rust .*rustup\.rs/);
  expect(lines[1]).toMatch(/Node 20\.19 .*nodejs\.org/);
  expect(lines[2]).toMatch(/npm: /);
  expect(stderr).toContain('make play');
});

test('a Node that is too old is named with its version', () => {
  for (const version of ['v18.20.4', 'v20.18.9', 'v8.0.0']) {
    expect(on({ ...whole, node: `echo ${version}` }).lines.join()).toContain(`this is ${version}`);
  }
  for (const version of ['v20.19.1', 'v22.0.0', 'v24.3.0', 'v100.0.0']) {
    expect(on({ ...whole, node: `echo ${version}` }).status, version).toBe(0);
  }
});

test('a target that cannot be fetched is named', () => {
  const { lines, status } = on({ ...whole, rustup: 'exit 1' });
  expect(status).toBe(1);
  expect(lines.join()).toContain('rustup target add wasm32-unknown-unknown');
  const { rustup, ...packaged } = whole;
  expect(on(packaged).lines.join()).toContain('wasm32');
});

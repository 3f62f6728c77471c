/** Passkeys: what the browser does between the server's question and its answer. */
import { post } from "../server/ask";
import type { Me } from "../server/types";

interface Ceremony<Options> {
  readonly options: Options;
}

/** Whether this browser can hold passkeys here: it wants TLS, or the machine itself. */
export function canHold(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Make a passkey; a guest names the account that it is for. */
export async function makePasskey(label: string, account = ""): Promise<Me> {
  const { options } = await post<Ceremony<PublicKeyCredentialCreationOptionsJSON>>("/api/me/passkeys/options", { label, account });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return post<Me>("/api/me/passkeys", { credential: written(await navigator.credentials.create({ publicKey })) });
}

/** Sign in by a passkey. */
export async function usePasskey(): Promise<Me> {
  const { options } = await post<Ceremony<PublicKeyCredentialRequestOptionsJSON>>("/api/people/passkey/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return post<Me>("/api/people/passkey", { credential: written(await navigator.credentials.get({ publicKey })) });
}

function written(credential: Credential | null): unknown {
  if (credential === null) throw new DOMException("nothing was chosen", "NotAllowedError");
  return (credential as PublicKeyCredential).toJSON();
}
